import { testConformance } from './firestore-conformance.testkit';

// As browsers and as servers without a stream do; the other ways are soak tests.
testConformance(['webchannel', 'rest']);

import { testConformance } from './firestore-conformance.testkit';

testConformance(['long polling', 'grpc']);

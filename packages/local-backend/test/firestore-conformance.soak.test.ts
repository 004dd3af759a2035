import { conformsOver } from './firestore-conformance.testkit';

conformsOver(['long polling', 'grpc']);

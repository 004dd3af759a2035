// The engine without a server around it, for benchmarks: documents and rules on its own store.
export { Engine } from './firestore/engine/engine';
export { defaultDocumentLimits, documentBounds } from './quota/space-limits';
export { DocumentQuota } from './quota/document-quota';
export { openStore } from './store';

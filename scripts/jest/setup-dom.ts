import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and the router needs them when it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// A busy machine may be slow. The longer limit does not slow down a test that passes.
configure({ asyncUtilTimeout: 10_000 });

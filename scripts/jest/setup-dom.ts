import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and the router asks for them when it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// A busy machine may be slow; a test that passes does not wait longer for it.
configure({ asyncUtilTimeout: 10_000 });

import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and the router needs them when it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// A busy machine may be slow. The longer limit does not slow down a test that passes.
configure({ asyncUtilTimeout: 10_000 });

// styled-components otherwise adds each rule as text, and jsdom parses the whole sheet again each time.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// React's development build records the stack of each element that is created, up to 10,000 a second, for warnings. That takes a tenth of the tests' time.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// The embeds are tested on preact, which has none.
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// The matchers that `scripts/jest/setup-dom.ts` adds to expect().
import '@testing-library/jest-dom';

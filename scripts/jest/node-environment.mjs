// @ts-check
import './reuse-compiled.mjs';
import { TestEnvironment } from 'jest-environment-node';

export default TestEnvironment;

export { foldText } from './letters';
export { resultText } from './result';
export { findText, searchItems, type TextMatch } from './search';

export { foldText } from './letters';
export { linkedParts, type TextPart } from './links';
export { resultText } from './result';
export { findText, searchItems, type TextMatch } from './search';

export { foldText } from './letters';
export { findText, searchItems, type TextMatch } from './search';

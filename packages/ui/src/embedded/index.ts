export { adoptStyles } from './adopt-styles';
export { hostCss, themedRoot } from './themed-root';

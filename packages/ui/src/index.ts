export * from './tokens/index';
export * from './icons';
export { fontFaceCss, fontFiles } from './theme/fonts';
export { baseCss, focusRing, onCourtSurface } from './theme/base-css';
export { GlobalStyle } from './theme/global-style';
export { applyColorScheme, colorSchemeStorageKey, setColorScheme, useColorScheme } from './theme/color-scheme';
export type { ColorSchemeChoice } from './theme/color-scheme';

export { Button } from './actions/button';
export type { ButtonOwnProps, ButtonProps } from './actions/button';
export type { ButtonSize, ButtonVariant } from './actions/button-style';
export { IconButton } from './actions/icon-button';
export type { IconButtonProps } from './actions/icon-button';

export { Field, FieldError, FieldHint, FieldLabel } from './fields/field';
export type { FieldControlProps, FieldFrameProps } from './fields/field';
export { DateField, TextField, TextInput, TimeField } from './fields/text-field';
export type { TextFieldProps } from './fields/text-field';
export { TextArea } from './fields/text-area';
export type { TextAreaProps } from './fields/text-area';
export { FileField } from './fields/file-field';
export type { FileFieldProps } from './fields/file-field';

export { Spinner, SpinnerRing } from './feedback/spinner';
export type { SpinnerProps } from './feedback/spinner';
export { Notice } from './feedback/notice';
export type { NoticeKind, NoticeProps } from './feedback/notice';
export { Badge, MineTag, StatusBadge } from './feedback/status-badge';
export type { Status, StatusBadgeProps } from './feedback/status-badge';

export { Logo, Mark } from './identity/mark';
export type { MarkProps } from './identity/mark';

export { Card, CardLink } from './layout/card';
export { VisuallyHidden, visuallyHidden } from './layout/visually-hidden';

export { Dialog } from './overlay/dialog';
export type { DialogProps, DialogSize } from './overlay/dialog';
export { useScrollLock } from './overlay/use-scroll-lock';

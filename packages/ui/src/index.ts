import './theme/missing-tokens';

export * from './tokens/index';
export * from './icons';
export { inTopBar, onCourtSurface } from './theme/base-css';
export { GlobalStyle } from './theme/global-style';
export { applyColorScheme, useColorScheme } from './theme/color-scheme';
export type { ColorSchemeChoice } from './theme/color-scheme';

export { Button } from './actions/button';
export type { ButtonOwnProps, ButtonProps } from './actions/button';
export type { ButtonSize, ButtonVariant } from './actions/button-style';
export { IconButton, touchSquare } from './actions/icon-button';
export type { IconButtonProps } from './actions/icon-button';

export type { FieldControlProps, FieldFrameProps } from './fields/field';
export { Caution } from './fields/caution';
export { DateField, TextField, TimeField } from './fields/text-field';
export type { TextFieldProps } from './fields/text-field';
export { ShareLink, type ShareLinkProps } from './fields/share-link';
export { TextArea } from './fields/text-area';
export type { TextAreaProps } from './fields/text-area';
export { FileField } from './fields/file-field';
export type { FileFieldProps } from './fields/file-field';

export { keepIdsOnDevice, keepOnDevice, readKept, readKeptIds } from './base/device-store';
export { Spinner, SpinnerRing } from './base/spinner';
export type { SpinnerProps } from './base/spinner';
export { StickyBottom, StickyBottomStack } from './feedback/sticky-bottom';
export { MissingFileNotice } from './feedback/missing-file-notice';
export { Notice } from './feedback/notice';
export type { NoticeKind, NoticeProps } from './feedback/notice';
export { Badge, MineTag, StatusBadge } from './feedback/status-badge';
export type { Status, StatusBadgeProps } from './feedback/status-badge';

export { Logo, Mark } from './identity/mark';
export type { MarkProps } from './identity/mark';

export { loadCommandMenu, loadShortcutDialog } from './commands/load-command-menu';
export { useCommands, useOfferedCommands, type Command } from './commands/command-store';
export { isApple, isCommandKey, isDialogOpen, isTyping, useMenuKeys } from './commands/menu-keys';
export { useShortcut, useShortcutParts } from './commands/shortcuts';
export type { ShortcutDialogProps } from './commands/shortcut-dialog';
export type { CommandMenuProps } from './commands/command-menu';

export { Card, CardLink } from './layout/card';
export { VisuallyHidden, visuallyHidden } from './base/visually-hidden';

export { DialogLoadFailure } from './overlay/dialog-load-failure';
export type { DialogLoadFailureProps } from './overlay/dialog-load-failure';
export { loadBuildDialog } from './overlay/load-build-dialog';
export type { BuildWord } from './overlay/build-dialog';
export { Dialog, DialogsAhead } from './overlay/dialog';
export type { DialogProps, DialogSize } from './overlay/dialog';
export { useBackCloses } from './overlay/use-back-closes';
export { useScrollLock } from './overlay/use-scroll-lock';

export { PasswordField } from './fields/password-field';
export type { PasswordFieldProps } from './fields/password-field';
export { LanguageSelect, LanguageSquare } from './fields/language-select';
export { SelectField } from './fields/select-field';
export type { SelectFieldProps } from './fields/select-field';
export { Checkbox } from './fields/checkbox';
export type { CheckboxProps } from './fields/checkbox';
export { ChoiceCards } from './fields/choice-cards';
export type { Choice, ChoiceCardsProps } from './fields/choice-cards';
export { Switch } from './fields/switch';
export type { SwitchProps } from './fields/switch';
export { Slider } from './fields/slider';
export type { SliderProps } from './fields/slider';
export { NumberField } from './fields/number-field';
export type { NumberFieldProps } from './fields/number-field';
export { ScoreField } from './fields/score-field';
export type { ScoreFieldProps } from './fields/score-field';
export { Combobox, prepareCombobox } from './fields/combobox';
export type { ComboboxProps } from './fields/combobox-props';

export { SaveIndicator } from './feedback/save-indicator';
export type { SaveIndicatorProps, SaveState } from './feedback/save-indicator';
export { EmptyLine, EmptyState } from './feedback/empty-state';
export type { EmptyStateProps } from './feedback/empty-state';
export { FirstContent } from './feedback/first-content';
export { useLastComplete } from './feedback/use-last-complete';
export { forgetFirstContent, routeFirstContentLinks } from './base/first-content';
export { useTypedEarly } from './base/use-typed-early';
export { ListSkeleton, PageSkeleton, SectionsSkeleton, type PageSkeletonProps } from './feedback/page-skeleton';
export { SkeletonCard, SkeletonLine, Skeletons } from './feedback/skeleton';
export { ErrorSummary } from './feedback/error-summary';
export type { ErrorSummaryProps } from './feedback/error-summary';
export { ProgressBar } from './feedback/progress-bar';
export type { ProgressBarProps } from './feedback/progress-bar';
export { ToastRegion } from './feedback/toast-region';
export { attempt } from './feedback/attempt';
export { dismissToast, showToast } from './feedback/toast-store';
export type { Toast } from './feedback/toast-store';

export { CourtBadge, isCourtLetter } from './identity/court-badge';
export type { CourtBadgeProps, CourtBadgeSize } from './identity/court-badge';
export { CourtLines, CourtSurface } from './identity/court-lines';
export { assignDiscs } from './identity/assign-discs';
export type { Disc, DiscPattern } from './identity/assign-discs';
export { QrCode } from './identity/qr-code';
export { TeamDisc } from './identity/team-disc';
export type { TeamDiscProps } from './identity/team-disc';
export { PosterFrame } from './identity/poster-frame';
export type { PosterFrameProps, PosterPicture, PosterPlace } from './identity/poster-frame';

export { SectionHeading } from './layout/section-heading';
export type { SectionHeadingProps } from './layout/section-heading';
export { Cluster, Columns, Lead, Page, PageTitle, SkipLink, Stack } from './layout/page';
export { serverNow, serverOffset, useServerClock } from './time/server-clock';
export { useServerNow } from './time/use-server-now';
export { useMedia } from './layout/use-media';
export { useDocumentTitle } from './layout/use-document-title';
export { PageMain } from './layout/page-main';
export { listenBeforeRouter } from './place/overlay-history';
export type { PageMainProps } from './layout/page-main';
export { moveFocusTo } from './place/move-focus-to';
export { getReturnPlace } from './place/places';
export { isReloading, reloadPage, reloadWhenServed } from './place/reload';
export { useWakeLock } from './place/use-wake-lock';
export { keepTyped, recallTyped } from './place/typed';
export { useCarriedState } from './place/use-carried-state';
export { useTyped } from './place/use-typed';
export { useKeptState } from './place/use-kept-state';
export { StartFailure } from './feedback/start-failure';
export type { StartFailureProps } from './feedback/start-failure';
export { Facts } from './layout/facts';
export type { Fact } from './layout/facts';
export { SectionNav } from './layout/section-nav';
export type { SectionNavProps } from './layout/section-nav';
export { Tabs } from './layout/tabs';
export type { TabsProps } from './layout/tabs';

export { Table, TableCard } from './data/table';

export { FormDialog } from './overlay/form-dialog';
export type { FormDialogProps } from './overlay/form-dialog';
export { ConfirmDialog } from './overlay/confirm-dialog';
export type { ConfirmDialogProps } from './overlay/confirm-dialog';
export { Menu } from './overlay/menu';
export type { MenuItem, MenuProps } from './overlay/menu';

import { Button, DialogsAhead, ScoreField, TextField } from '@courtside/ui';

const nothing = () => undefined;

/** Registers the style of the organizer's dialogs, and of what most of them contain, before the page is long. */
export function ToolDialogsAhead() {
  return (
    <DialogsAhead>
      <TextField label="" marker="-" hint="-" error="-" value="" onChange={nothing} />
      <TextField label="" value="" onChange={nothing} />
      <ScoreField label="" value={null} onChange={nothing} large />
      <Button variant="primary">-</Button>
      <Button variant="danger">-</Button>
      <Button variant="quiet" size="small">
        -
      </Button>
    </DialogsAhead>
  );
}

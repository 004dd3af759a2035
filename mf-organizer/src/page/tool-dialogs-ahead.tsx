import { Button, DialogsAhead, ScoreField, TextField } from '@courtside/ui';

const nothing = () => undefined;

/** The style of the organiser's dialogs, known before the page is long: of what most of them hold, too. */
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

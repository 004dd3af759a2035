import { useState } from 'react';
import {
  Button,
  Checkbox,
  ChoiceCards,
  Cluster,
  Columns,
  Combobox,
  ConfirmDialog,
  CopyIcon,
  CourtSurface,
  DateField,
  Dialog,
  FileField,
  IconButton,
  Menu,
  MenuIcon,
  MoveIcon,
  NumberField,
  PasswordField,
  PlusIcon,
  ScoreField,
  SectionHeading,
  SelectField,
  showToast,
  Slider,
  Stack,
  Switch,
  TextArea,
  TextField,
  Trash2Icon,
} from '../src/index';

export function Actions() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  return (
    <section>
      <SectionHeading>Actions</SectionHeading>
      <Stack>
        <Cluster>
          <Button icon={<PlusIcon size={20} />}>Create Tournament</Button>
          <Button variant="secondary">Second</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Logout</Button>
          <Button disabled>Disabled</Button>
          <Button loading>Saving</Button>
          <Button size="small" variant="secondary">
            Small
          </Button>
          <Button size="large">Large</Button>
        </Cluster>
        <CourtSurface style={{ padding: 16 }}>
          <Cluster>
            <Button variant="onCourt">Register</Button>
            <Button variant="onCourtQuiet">Share</Button>
            <IconButton label="Menu">
              <MenuIcon size={24} />
            </IconButton>
          </Cluster>
        </CourtSurface>
        <Cluster>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Open confirmation
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast('Game moved to day 2, position 3.', { action: { label: 'Undo', onPress: () => undefined } })}
          >
            Show toast
          </Button>
          <Menu
            label="More about game 12"
            items={[
              { key: 'move', label: 'Move game', icon: <MoveIcon size={20} />, onSelect: () => undefined },
              { key: 'copy', label: 'Copy link', icon: <CopyIcon size={20} />, onSelect: () => undefined, disabled: true },
              { key: 'delete', label: 'Delete match', icon: <Trash2Icon size={20} />, danger: true, onSelect: () => undefined },
            ]}
          />
        </Cluster>
      </Stack>
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Create Groups"
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button>Create 2 groups</Button>
          </>
        }
      >
        <TextField label="Name" />
        {Array.from({ length: 14 }, (_, line) => (
          <p key={line} style={{ marginTop: 12 }}>
            A long body scrolls, its head and its buttons stay.
          </p>
        ))}
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={() => setOpen(null)}
        onConfirm={() => setOpen(null)}
        title="Delete the tournament?"
        closeLabel="Close"
        cancelLabel="Cancel"
        confirmLabel="Delete"
        destructive
        lossesTitle="This will be lost:"
        losses={['16 teams', '42 games with 31 scores', 'the poster']}
        typed={{ label: 'Type “Été Hardcourt” to confirm', expected: 'Été Hardcourt' }}
      >
        <p>This can’t be undone.</p>
      </ConfirmDialog>
    </section>
  );
}

const people = [
  { id: '1', name: 'François Lévesque-Ouellet', club: 'Montréal Bike Polo' },
  { id: '2', name: 'Fradet, Inès', club: 'Trois-Rivières' },
  { id: '3', name: 'Frank O’Hara', club: 'Cork' },
];

export function Fields() {
  const [teams, setTeams] = useState<number | null>(12);
  const [score, setScore] = useState<number | null>(null);
  const [skill, setSkill] = useState(6);
  const [shown, setShown] = useState(true);
  const [file, setFile] = useState<File | null>(null);
  const [type, setType] = useState<'single' | 'double' | 'hayes'>('double');
  const [text, setText] = useState('');
  const [person, setPerson] = useState<(typeof people)[number] | null>(null);
  return (
    <section>
      <SectionHeading tools={<Switch label="Show this section" checked={shown} onChange={setShown} />}>Fields</SectionHeading>
      <Columns>
        <TextField label="Name" defaultValue="Étoile Filante de Rosemont" />
        <TextField
          label="Email"
          type="email"
          defaultValue="etoile.filante@"
          hint="Only organisers see it."
          error="Add what follows the @, such as etoile@example.org."
        />
        <TextField label="Website" marker="optional" placeholder="https://" />
        <PasswordField
          label="Password"
          hint="At least 6 characters."
          labels={{ show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on.' }}
          defaultValue="secret"
        />
        <DateField label="Start date" defaultValue="2027-06-12" />
        <SelectField label="Day" defaultValue="2">
          <option value="1">Day 1</option>
          <option value="2">Day 2</option>
        </SelectField>
        <NumberField label="Teams" value={teams} onChange={setTeams} min={2} max={64} labels={{ less: 'Fewer', more: 'More' }} />
        <Slider label="Skill" value={skill} onChange={setSkill} hint="1 is new to the sport, 10 is among the best." />
        <Combobox
          label="Player 2"
          items={people.filter(({ name }) => text.length >= 2 && name.toLowerCase().startsWith(text.toLowerCase()))}
          itemKey={({ id }) => id}
          itemText={({ name }) => name}
          itemDetail={({ club }) => club}
          itemDisabled={({ id }) => id === '3'}
          selected={person}
          onSelect={setPerson}
          inputValue={text}
          onInputValueChange={setText}
          status="No profile? Leave it blank, you can add the player later."
          labels={{ clear: 'Clear', open: 'Show the list' }}
          placeholder="3 letters or more"
        />
        <TextArea label="Description" defaultValue="Two courts, hard surface, hot food." />
        <FileField
          label="Poster"
          hint="PNG or JPEG, at most 1 MB."
          value={file}
          onChange={setFile}
          accept="image/png,image/jpeg"
          labels={{ choose: 'Choose an image', change: 'Choose another', remove: 'Remove', empty: 'No image chosen' }}
        />
        <Stack $gap="0.5rem">
          <Cluster>
            <ScoreField label="Score of A" value={score} onChange={setScore} />
            <ScoreField label="Score of B" value={4} onChange={() => undefined} />
            <ScoreField label="Score of C" value={2} onChange={() => undefined} large />
          </Cluster>
          <Switch label="Head to head counts" checked={shown} onChange={setShown} />
          <Checkbox label="I have read the rules" defaultChecked />
        </Stack>
        <ChoiceCards
          legend="Type"
          value={type}
          onChange={setType}
          choices={[
            { value: 'single', label: 'Single', text: 'One loss and you are out. Third place game.' },
            { value: 'double', label: 'Double', text: 'Two losses. Final may be played twice.' },
            { value: 'hayes', label: 'Hayes Single', text: 'At least 6 teams.', disabled: true },
          ]}
        />
        <TextField label="Read only" value="maelle@example.org" readOnly />
        <TextField label="Disabled" value="Nothing" disabled />
      </Columns>
    </section>
  );
}

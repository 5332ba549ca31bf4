import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTextInside } from '../../story-text.js';
import { longWord, onSheet } from '../story-form.js';
import { FileField } from './FileField.js';

const createFile = (name: string, bytes = 320_000) => new File([new Uint8Array(bytes)], name, { lastModified: 1 });

const brief = createFile('Brief – harvest gala.pdf');

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: { label: 'Attach a brief or artwork', name: 'files', types: ['pdf', 'png', 'jpeg', 'ai', 'zip'] },
  decorators: [onSheet('Your request', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A file field with a list of the chosen files.

**Use it** for a brief, artwork or a photo that belongs to a request. In a \`Form\`, add a field of kind \`file\` to the definition.

**Do not use it** without a server that stores files: \`agency-enquiries\` does if \`ENQUIRIES_FILES\` is set. Do not require a file that visitors may not have yet.

**Content.** A label that says what is useful. The field itself states the allowed number, size and types.

**Attributes.** \`ref\`, \`className\`, \`id\` and every other attribute are passed to the \`input\`. \`error\` sets \`aria-invalid\`. Each file has \`data-file\`: \`chosen\`, \`invalid\`, \`sending\`, \`sent\` or \`missing\`.

**Parts.**

- **Label:** Names the field; includes “optional” for optional fields.
- **Limits:** The allowed number, size and types; part of the field’s description.
- **Field:** A native file input, which also accepts dropped files.
- **List:** Name and size of each file, its progress while sending, and a button that removes it.
- **Message:** Names the invalid file; part of the field’s description.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The field, then each file’s button. |
| Space, Enter | On the field: opens the system’s file dialog. On a button: removes the file. |`,
      },
    },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (root: HTMLElement) => root.querySelector('input[type="file"]') as HTMLInputElement;

/** Chooses files as the browser does, without a dialog, so they replace those in the native input. */
function chooseIn(root: HTMLElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const input = inputOf(root);
  input.files = transfer.files;
  fireEvent.input(input);
  fireEvent.change(input);
}

/** A field with files already chosen. */
const choose = (...files: File[]) => ({
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    chooseIn(canvasElement, ...files);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(files.length);
  },
});

/** The limits are shown above the empty field. */
export const Default: Story = {
  tags: ['wcag:3.3.2'],
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(
      'Up to 5 files, 10 MB each: PDF, PNG, JPEG, AI, ZIP.',
    );
  },
};

/** One file is chosen. */
export const OneFile: Story = { ...choose(brief) };

/** Five files are chosen. */
export const ManyItems: Story = {
  ...choose(
    brief,
    createFile('logo.ai', 2_400_000),
    createFile('stage-left.jpg', 4_100_000),
    createFile('stage-right.jpg', 3_900_000),
    createFile('fonts.zip', 900_000),
  ),
};

/** A long file name wraps. */
export const LongText: Story = {
  args: { label: `${longWord} ${longWord}`, hint: longWord + longWord },
  play: async ({ canvasElement }) => {
    chooseIn(canvasElement, createFile(`${longWord.repeat(4)}.pdf`));
    await expectNoSidewaysScroll();
    await expectTextInside(canvasElement.querySelector('li') as HTMLElement);
  },
};

/** The error names each invalid file. */
export const WithErrors: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvasElement }) => {
    const files = [createFile('artwork.psd', 1000), createFile('stage.png', 14_000_000), brief];
    chooseIn(canvasElement, ...files);
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/^artwork\.psd is a type of file.* stage\.png is 14 MB; the limit is 10 MB each\.$/, {
        ignore: '[role="status"]',
      }),
    ).toBeVisible();
  },
};

/** After a reload, the files have to be chosen again. */
export const MissingFiles: Story = { args: { missing: ['Brief – harvest gala.pdf', 'logo.ai'] } };

/** The first file has been sent, and half of the second. */
export const Sending: Story = {
  args: { sending: true, sentBytes: 480_000 },
  ...choose(brief, createFile('stage.jpg')),
};

/** The field accepts no files. */
export const Disabled: Story = { args: { disabled: true } };

/** On a night band, the field, list and error are legible. */
export const Night: Story = { ...WithErrors, parameters: { tone: 'night' } };

/** In right-to-left layouts, sizes and buttons are on the left, and file names keep their direction. */
export const RightToLeft: Story = { ...ManyItems, globals: { direction: 'rtl' } };

/** Each choice adds to the earlier ones, and the native input holds all files. */
export const AddsToEarlierFiles: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    chooseIn(canvasElement, brief);
    chooseIn(canvasElement, createFile('logo.ai'), brief);
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual([brief.name, 'logo.ai']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 files chosen.');
  },
};

/** Files can be removed with the keyboard; focus goes to the next button, then to the field. */
export const RemovedByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvas, canvasElement }) => {
    chooseIn(canvasElement, brief, createFile('logo.ai'));
    inputOf(canvasElement).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Remove: ${brief.name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove: logo.ai' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await waitFor(() => expect(inputOf(canvasElement)).toHaveFocus());
  },
};

/** The buttons are at least 44 px wide and high. */
export const LargeTargets: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas, canvasElement }) => {
    chooseIn(canvasElement, brief);
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** This sender can't report progress. */
export const SendingWithoutProgress: Story = { tags: ['test-only'], args: { sending: true }, ...choose(brief) };

/** The field and list use the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], ...choose(brief), globals: { theme: 'microsite' } };

/** Labels of every form in English, even of one text field. */
export const rowFormLabels = {
  /** The button while the form is being sent. */
  submitting: 'Sending...',
  /**
   * Shown at the form if it has neither `onSubmit` nor `action` and delivers nothing. Empty: nothing is shown, nor
   * `demonstrationSent`.
   */
  demonstration: 'Demonstration: this form is not connected yet.',
  /** Shown after the simulated success of such a form, in place of its `nextSteps`. */
  demonstrationSent: 'Demonstration: visitors will see this once the form is connected; nothing was delivered.',
  /** Shown instead of the button if JavaScript is off and the form has no `action`: says that it cannot be sent. */
  noScript: 'This form can’t be sent without JavaScript.',
  /** Introduces the `contact` links in that case. */
  noScriptContact: 'Please call or write to us instead:',
  /** Shown when the button is pressed before the page’s scripts have loaded. */
  loading: 'One moment, the page is still loading…',
  /** Shown if the scripts fail to load, with the `reload` button and the `contact` and `fallback` links. */
  notLoaded: 'This form can’t be sent yet: the page has not loaded. Your text is still here.',
  /** Button that reloads the page. The text is kept. */
  reload: 'Load the page again',
  /** Error for text that is too long. `maximum` is formatted in the provider's locale. */
  tooLong: (maximum: string) => `Use at most ${maximum} characters`,
  /** Shown while the browser is offline, next to the `fallback` links: the form is sent once it is online again. */
  queued: 'You’re offline. We will send this when you are back online.',
  /** Shown after `queued` if nothing keeps the text: there is no `draftKey`, or the browser forbids storage. */
  queuedOnPage: 'Keep this page open until then.',
  /** Shown after `queued` if a draft keeps the text. Only the form itself can send it, not another page of the site. */
  queuedDraft: 'Keep this page open until then, or come back to this form.',
  /** Replaces `queued` after seven days. `since` is a date in the provider's locale. */
  overdue: (since: string) =>
    `This has been waiting for a connection since ${since}. We keep trying while this page is open, but please use another way too.`,
  /** The button that brings an empty form back. */
  sentAgain: 'Send another',
  /** Shown next to the button that discards a restored draft. */
  draftRestored: 'Your draft has been restored.',
  discardDraft: 'Discard draft',
  /** Introduces the `fallback` links, after a failure and while offline. */
  fallback: 'Or send the same text another way:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'Email',
  /** Subject of the prepared e-mail. */
  fallbackSubject: 'Enquiry from your website',
};

/** Labels of a form with `layout="row"`, which does not list what was sent. */
export type RowFormLabels = typeof rowFormLabels;

const receiptLabels = {
  /** Before the number that identifies what was sent, in mails too. */
  sentReference: 'Reference',
  /** Heading of what was sent. */
  sentSummary: 'What you sent',
  /** What was sent for a ticked checkbox. */
  sentYes: 'Yes',
  /** After a success: introduces the links of `fallback`. */
  sentAdd: 'Something to add?',
  /** Subject of that e-mail, and the beginning of that WhatsApp message. */
  sentAddSubject: (reference: string) => `Reference ${reference}`,
};

/** Labels of every other form. */
// Not `typeof sharedFormLabels`, because declaration files drop the comments of spread properties.
export type SharedFormLabels = RowFormLabels & typeof receiptLabels;

/** Labels of every other form in English. */
export const sharedFormLabels: SharedFormLabels = { ...rowFormLabels, ...receiptLabels };

/** Replace the button without JavaScript if the form has no `action`. */
export type NoScriptLabels = Pick<RowFormLabels, 'noScript' | 'noScriptContact'>;

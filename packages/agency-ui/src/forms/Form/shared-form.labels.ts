/** English labels for every form, even one with a single text field. */
export const rowFormLabels = {
  /** The button's text while the form is being sent. */
  submitting: 'Sending...',
  /**
   * Shown in the form if it has neither `onSubmit` nor `action` and so delivers nothing. If empty, neither this nor
   * `demonstrationSent` is shown.
   */
  demonstration: 'Demonstration: this form is not connected yet.',
  /** Shown after the simulated success of a form that delivers nothing, in place of its `nextSteps`. */
  demonstrationSent: 'Demonstration: visitors will see this once the form is connected; nothing was delivered.',
  /** Shown instead of the button if JavaScript is off and the form has no `action`, saying that it can't be sent. */
  noScript: 'This form can’t be sent without JavaScript.',
  /** Introduces the `contact` links when JavaScript is off and the form has no `action`. */
  noScriptContact: 'Please call or write to us instead:',
  /** Shown when the button is pressed before the page’s scripts have loaded. */
  loading: 'One moment, the page is still loading…',
  /** Shown if the scripts fail to load, together with the `reload` button and the `contact` and `fallback` links. */
  notLoaded: 'This form can’t be sent yet: the page has not loaded. Your text is still here.',
  /** Button that reloads the page. The text is kept. */
  reload: 'Load the page again',
  /** Error for text that is too long. `maximum` is formatted for the provider's locale. */
  tooLong: (maximum: string) => `Use at most ${maximum} characters`,
  /**
   * Shown while the browser is offline, next to the `fallback` links, saying that the form will be sent once the
   * browser is back online.
   */
  queued: 'You’re offline. We will send this when you are back online.',
  /** Shown after `queued` if the text isn't kept, because there is no `draftKey` or the browser blocks storage. */
  queuedOnPage: 'Keep this page open until then.',
  /** Shown after `queued` if the text is kept as a draft. Only this form can send it, not another page on the site. */
  queuedDraft: 'Keep this page open until then, or come back to this form.',
  /** Replaces `queued` after seven days. `since` is a date formatted for the provider's locale. */
  overdue: (since: string) =>
    `This has been waiting for a connection since ${since}. We keep trying while this page is open, but please use another way too.`,
  /** The button that brings back an empty form. */
  sentAgain: 'Send another',
  /** Shown next to the button that discards a restored draft. */
  draftRestored: 'Your draft has been restored.',
  discardDraft: 'Discard draft',
  /** Introduces the `fallback` links after a failure and while offline. */
  fallback: 'Or send the same text another way:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'Email',
  /** Subject of the prefilled e-mail. */
  fallbackSubject: 'Enquiry from your website',
};

/** Labels for a form with `layout="row"`, which does not list what was sent. */
export type RowFormLabels = typeof rowFormLabels;

const receiptLabels = {
  /** Shown before the number that identifies what was sent, including in emails. */
  sentReference: 'Reference',
  /** Heading of the list of values sent. */
  sentSummary: 'What you sent',
  /** Shown as the value of a ticked checkbox in the list of values sent. */
  sentYes: 'Yes',
  /** Introduces the `fallback` links after a success. */
  sentAdd: 'Something to add?',
  /** Subject of the e-mail opened after a success, and the beginning of the WhatsApp message. */
  sentAddSubject: (reference: string) => `Reference ${reference}`,
};

/** Labels for forms that list what was sent. */
// Written out instead of `typeof sharedFormLabels`, because declaration files drop comments on spread properties.
export type SharedFormLabels = RowFormLabels & typeof receiptLabels;

/** English labels for forms that list what was sent. */
export const sharedFormLabels: SharedFormLabels = { ...rowFormLabels, ...receiptLabels };

/** Without JavaScript, these replace the button of a form that has no `action`. */
export type NoScriptLabels = Pick<RowFormLabels, 'noScript' | 'noScriptContact'>;

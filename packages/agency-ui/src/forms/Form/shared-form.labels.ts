/** Labels of every form in English. */
export const sharedFormLabels = {
  /** The button while the form is being sent. */
  submitting: 'Sending...',
  /**
   * Shown at the form and after a simulated success, if the form has neither `onSubmit` nor `action` and delivers nothing.
   * Empty: nothing is shown.
   */
  demonstration: 'Demonstration: this form is not connected yet.',
  /** Replaces the button without JavaScript if the form has no `action`: says that the form cannot be sent. */
  noScript: 'This form can’t be sent without JavaScript.',
  /** Introduces the links of `contact` there. */
  noScriptContact: 'Please call or write to us instead:',
  /** Shown as soon as the button is pressed before the page’s scripts have loaded. */
  loading: 'One moment, the page is still loading…',
  /** Shown if they do not load, with the button `reload` and the links of `contact` and `fallback`. */
  notLoaded: 'This form can’t be sent yet: the page has not loaded. Your text is still here.',
  /** The button that loads the page again. The text is kept. */
  reload: 'Load the page again',
  /** Error of a text that is too long. `maximum` is formatted in the provider's locale. */
  tooLong: (maximum: string) => `Use at most ${maximum} characters`,
  /** Shown while the browser is offline: the form is sent once it is online. Next to the links of `fallback`. */
  queued: 'You’re offline. We will send this when you are back online.',
  /** Replaces `queued` after seven days. `since` is a date in the provider's locale. */
  overdue: (since: string) =>
    `This has been waiting for a connection since ${since}. We keep trying, but please use another way too.`,
  /** Shown next to the button that discards a restored draft. */
  draftRestored: 'Your draft has been restored.',
  discardDraft: 'Discard draft',
  /** Shown after a failure and while offline: introduces the links of `fallback`. */
  fallback: 'Or send the same text another way:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'Email',
  /** Subject of the prepared e-mail. */
  fallbackSubject: 'Enquiry from your website',
};

export type SharedFormLabels = typeof sharedFormLabels;

/** Replace the button without JavaScript if the form has no `action`. */
export type NoScriptLabels = Pick<SharedFormLabels, 'noScript' | 'noScriptContact'>;

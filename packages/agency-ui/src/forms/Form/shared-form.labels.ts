/** Shown instead of the button where JavaScript is off and the form has no `action`. */
export interface NoScriptLabels {
  /** That the form cannot be sent. */
  noScript: string;
  /** Introduces the links of `contact`. */
  noScriptContact: string;
}

/** The labels of every form, long or short. */
export interface SharedFormLabels extends NoScriptLabels {
  /** Under a field whose text is too long. The number is in the figures of the locale. */
  tooLong: (maximum: string) => string;
  /** While the browser is offline: the form is sent as soon as it is online. */
  queued: string;
  /** Beside the button that discards a restored draft. */
  draftRestored: string;
  discardDraft: string;
  /** After a failure: introduces the links of `fallback`. */
  fallback: string;
  fallbackWhatsApp: string;
  fallbackEmail: string;
  /** Subject of the prepared e-mail. */
  fallbackSubject: string;
}

export const sharedFormLabels: SharedFormLabels = {
  noScript: 'This form can’t be sent without JavaScript.',
  noScriptContact: 'Please call or write to us instead:',
  tooLong: (maximum) => `Use at most ${maximum} characters`,
  queued: 'You’re offline. We will send this when you are back online.',
  draftRestored: 'Your draft has been restored.',
  discardDraft: 'Discard draft',
  fallback: 'Or send the same text another way:',
  fallbackWhatsApp: 'WhatsApp',
  fallbackEmail: 'Email',
  fallbackSubject: 'Enquiry from your website',
};

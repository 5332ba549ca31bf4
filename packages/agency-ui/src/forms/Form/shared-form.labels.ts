/** Replace the button without JavaScript if the form has no `action`. */
export interface NoScriptLabels {
  /** Says that the form cannot be sent. */
  noScript: string;
  /** Introduces the links of `contact`. */
  noScriptContact: string;
}

/** Labels of every form. */
export interface SharedFormLabels extends NoScriptLabels {
  /** Error of a text that is too long. `maximum` is formatted in the provider's locale. */
  tooLong: (maximum: string) => string;
  /** Shown while the browser is offline: the form is sent once it is online. */
  queued: string;
  /** Shown next to the button that discards a restored draft. */
  draftRestored: string;
  discardDraft: string;
  /** Shown after a failure: introduces the links of `fallback`. */
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

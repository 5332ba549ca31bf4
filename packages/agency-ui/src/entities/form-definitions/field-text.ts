/** Ends the name of a text that any field may have, even if its definition has none: `interestHint`. */
export const fieldText = /(ErrorBy|HintBy|Error|Hint|Placeholder|Options|Unit|Empty|Pending)$/;

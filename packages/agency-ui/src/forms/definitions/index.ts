/**
 * Form definitions and field rules. They import no components, so that servers can load them too, and no schemas, so
 * that browsers don't load zod.
 */
export * from '../../entities/form-definitions/index.js';

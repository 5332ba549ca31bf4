/**
 * Definitions of forms, and rules of their fields. They import no component, so that servers can load them too, and no
 * schema, so that browsers do not load zod.
 */
export * from '../../entities/form-definitions/index.js';

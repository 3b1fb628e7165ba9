/** A part of a statement that is known only at run time. */
export class NotRead extends Error {}

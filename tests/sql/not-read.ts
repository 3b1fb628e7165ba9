/** A part of a statement that only running the code would tell. */
export class NotRead extends Error {}

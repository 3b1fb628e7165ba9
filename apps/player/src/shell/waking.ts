/** React is about to take the page over: forms that were sent before get back what was in them when they were. */
export const WAKING = 'waking'
/** It has: what was pressed and sent before goes now. */
export const AWAKE = 'awake'

/** Event before hydration: forms submitted earlier get the values back that they had at the submit. */
export const WAKING = 'waking'
/** Event after hydration: earlier clicks and submits are replayed. */
export const AWAKE = 'awake'

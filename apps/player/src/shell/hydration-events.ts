/** Event before hydration: forms submitted earlier get the values back that they had at the submit. */
export const BEFORE_HYDRATION = 'waking'
/** Event after hydration: earlier clicks and submits are replayed. */
export const AFTER_HYDRATION = 'awake'

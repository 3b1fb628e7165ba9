/** Event before hydration: forms submitted earlier get the values back that they had at the submit. */
export const BEFORE_HYDRATION = 'waking'
/** Event after hydration: earlier clicks and submits are replayed. */
export const AFTER_HYDRATION = 'awake'
/** Code of parts that the first page shows and that come by themselves: replayed presses wait for them. */
export const beforePresses: Promise<unknown>[] = []

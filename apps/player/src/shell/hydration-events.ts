/** Event before hydration: forms submitted earlier get the values back that they had at the submit. */
export const BEFORE_HYDRATION = 'waking'
/** Event after hydration: earlier submits are replayed. Earlier clicks are, once their button is hydrated. */
export const AFTER_HYDRATION = 'awake'
/** Code that the first page needs and that loads separately: the event after hydration waits for it. */
export const beforePresses: Promise<unknown>[] = []

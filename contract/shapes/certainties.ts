/** How certain a part of a format is: documented in a source, seen in an example, or assumed for lack of a source. */
export const CERTAINTIES = ['known', 'example', 'assumed'] as const

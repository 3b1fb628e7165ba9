/** How certain a part of a format is: read in a source, seen in an example, or ours for want of a source. */
export const CERTAINTIES = ['known', 'example', 'assumed'] as const

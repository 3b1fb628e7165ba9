/** Ref of the open one of a row of tabs: on a phone it may be beyond the edge. */
export const showTab = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

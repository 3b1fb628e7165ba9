/** The tab of the live view: what alarms, the screen, the brand; each once. */
export const nameTab = (finding: string | undefined, screen: string, brand: string | undefined): string =>
  [finding, screen, brand].filter(Boolean).join(' · ')

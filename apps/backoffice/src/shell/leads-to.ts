import type { NavigateFunction } from 'react-router'

/** A choice that opens a URL: in this tab, or in a new one. */
export const leadsTo = (go: NavigateFunction, address: string) => ({ address, run: () => void go(address) })

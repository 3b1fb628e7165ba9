import type { NavigateFunction } from 'react-router'

/** A choice that leads to an address: there, or beside. */
export const leadsTo = (go: NavigateFunction, address: string) => ({ address, run: () => void go(address) })

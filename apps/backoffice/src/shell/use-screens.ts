import { screensFor } from './screens.ts'
import { useMe } from './session.ts'

/** The screens that the signed-in person may open: in the rail, in the palette, and with their keys. */
export function useScreens() {
  const me = useMe().data
  return me ? screensFor({ ...me.user, permissionsAtVenues: me.permissionsAtVenues }) : []
}

import { useRightsEverywhere } from './session.ts'
import { viewsOpenTo, type VIEWS } from './view-names.ts'

/** The views of a screen that this person may open. */
export const useViews = <Screen extends keyof typeof VIEWS>(screen: Screen) =>
  viewsOpenTo(screen, useRightsEverywhere())

import type { Approvals, Guarded, ActionRequest } from '../approvals/index.ts'
import type { SwitchNeeds } from './announce-change.ts'
import type { Changed, ManyGames } from './change-games.ts'
import { countingForBonus, saveAction, showingPlans } from './game-settings.ts'
import { tagging } from './manage-tags.ts'
import { disabling, enabling } from './switch-games.ts'
import { addVersionAction, deleteVersionAction } from './versions.ts'

/** Changes of games by staff, under the policy of approvals. */
export type ChangesOfGames = ReturnType<typeof changesOfGames>

export function changesOfGames(needs: SwitchNeeds, approvals: Pick<Approvals, 'register'>) {
  const register = <Input extends { readonly gameKeys: readonly string[] }>({ action, tryOut }: ManyGames<Input>) =>
    orTried(approvals.register(action), tryOut)
  return {
    enable: register(enabling(needs)),
    disable: register(disabling(needs)),
    tag: register(tagging(needs)),
    showPlans: register(showingPlans(needs)),
    countForBonus: register(countingForBonus(needs)),
    save: approvals.register(saveAction(needs)),
    addVersion: approvals.register(addVersionAction(needs)),
    deleteVersion: approvals.register(deleteVersionAction(needs)),
  }
}

/** With `dryRun` it only returns what would happen to each game. */
function orTried<Input>(run: Guarded<Input, Changed>, tryOut: (input: Input) => Promise<Changed>) {
  return (input: Input, request: ActionRequest, { dryRun = false }: { readonly dryRun?: boolean } = {}) =>
    dryRun ? tryOut(input) : run(input, request)
}

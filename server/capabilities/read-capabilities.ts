import { CAPABILITIES, type Capability, type CapabilityName, type Obstacle } from '#contract/shapes/capabilities.ts'
import { dryRun, Refusal } from '#server/kernel/index.ts'
import type { CapabilityNeeds, Gate } from './needs.ts'
import { obstacleOf } from './obstacle-of.ts'

type Needs = Pick<CapabilityNeeds, 'db' | 'gates' | 'findSince'>

/**
 * What a player may do at this moment: the gates of the calls are asked, each in a dry run of its own, so that no refusal is
 * kept and no lock is held from one to the next. Staff and the player read the same answer.
 */
export async function readCapabilities(
  needs: Needs,
  playerId: number,
  wanted: readonly CapabilityName[] = CAPABILITIES,
): Promise<Capability[]> {
  const read: Capability[] = []
  for (const capability of wanted) read.push(await readOne(needs, playerId, capability))
  return read
}

async function readOne(needs: Needs, playerId: number, capability: CapabilityName): Promise<Capability> {
  const obstacles: Obstacle[] = []
  let asksRegister = false
  for (const gate of needs.gates[capability]) {
    const answer = await askGate(needs, gate, playerId)
    if (answer === 'asks-register') asksRegister = true
    if (!(answer instanceof Refusal)) continue
    const found = obstacleOf(answer)
    // Two gates may look at one thing: it stands against it once.
    if (obstacles.some(({ code, kind }) => code === found.code && kind === found.kind)) continue
    const since = await needs.findSince(playerId, found.code, found.kind)
    obstacles.push({ ...found, since: since?.toISOString() ?? null })
  }
  const isAllowed = obstacles.length === 0
  return { capability, isAllowed, asksRegister: isAllowed && asksRegister, obstacles }
}

async function askGate({ db }: Needs, gate: Gate, playerId: number): Promise<Refusal | 'asks-register' | void> {
  try {
    return await dryRun(db, (dry) => gate(dry, playerId))
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

import type { AgentAnswer } from './needs.ts'
import type { Queue } from './queue.ts'

/**
 * The same request gets the same response for as long as the agent's file exists: also when it is repeated before the
 * response, and after a restart of the agent.
 */
export function answerOnce(queue: Queue) {
  const running = new Map<string, Promise<AgentAnswer>>()
  return (reference: string, ask: () => Promise<AgentAnswer>): Promise<AgentAnswer> => {
    const kept = queue.read<AgentAnswer>(`answer ${reference}`)
    if (kept) return Promise.resolve(kept)
    const before = running.get(reference)
    if (before) return before
    const mine = ask()
      .then((answer) => {
        queue.keep(`answer ${reference}`, answer)
        return answer
      })
      .finally(() => running.delete(reference))
    running.set(reference, mine)
    return mine
  }
}

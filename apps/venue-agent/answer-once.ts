import type { AgentAnswer } from './needs.ts'
import type { Queue } from './queue.ts'

/**
 * The same request has the same answer, for as long as the agent's file lives: also when it comes again before it was answered, and after
 * the agent was started anew.
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

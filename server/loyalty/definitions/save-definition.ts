import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-loyalty.ts'
import { emptyPreview, type Action, type Preview } from '../../approvals/index.ts'
import { newId, publish } from '../../kernel/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { checkContent } from './check-content.ts'
import * as queries from './definitions.queries.ts'
import { refuseUnlawful } from './judge-definition.ts'
import { nameIn } from './name-in.ts'

type Input = Pick<BodyOf<typeof calls.saveDefinition>, 'key' | 'content' | 'isOn'>
type Saved = ReplyOf<typeof calls.saveDefinition>

/**
 * Writes a new version of a definition. The law is asked before anybody signs, and again when it is signed. Of one that is
 * switched off the law is not asked: what gives nothing may stand.
 */
export function saveAction(needs: LoyaltyNeeds): Action<Input, Saved> {
  const { clock, target } = needs
  const judge = ({ key, content, isOn }: Input) => {
    checkContent(needs, key, content)
    if (isOn) refuseUnlawful(needs, content)
  }
  return {
    key: 'loyalty.save',
    permission: 'loyalty.manage',
    check: async (input) => judge(input),
    preview: async (tx, input) => {
      const { key, content, isOn } = input
      await queries.lockDefinitions(tx, target)
      judge(input)
      const [before] = await queries.listVersions(tx, target, { kind: content.kind, key })
      return {
        ...emptyPreview,
        subject: { kind: 'club', id: `${content.kind}:${key}`, label: labelOf(needs, input) },
        changes: [
          { field: 'isOn', before: before?.isOn ?? null, after: isOn },
          ...changesOf(before?.content ?? null, content),
        ],
      }
    },
    run: async (tx, { key, content, isOn }, { asker, approver, reason }) => {
      const { kind } = content
      const now = clock.now()
      const [before] = await queries.listVersions(tx, target, { kind, key })
      const row: queries.DefinitionRow = {
        id: newId(now),
        kind,
        key,
        version: (before?.version ?? 0) + 1,
        content,
        isOn,
        validFrom: now,
        explanation: reason,
        writtenBy: asker.userId,
        writtenByName: asker.name,
        approvedBy: approver?.userId ?? null,
        approvedByName: approver?.name ?? null,
      }
      await queries.insertDefinition(tx, target, row)
      await publish(tx, 'loyalty.definition-saved', { kind, key, version: row.version })
      return showDefinition(row)
    },
  }
}

export function showDefinition(row: queries.DefinitionRow): Saved {
  const { key, version, content, isOn, validFrom, explanation, writtenByName, approvedByName } = row
  return { key, version, content, isOn, validFrom: validFrom.toISOString(), explanation, writtenByName, approvedByName }
}

function labelOf({ defaultLanguage }: LoyaltyNeeds, { key, content }: Input): string {
  return content.kind === 'ladder' ? key : nameIn(content.name, defaultLanguage, defaultLanguage)
}

/** Field by field, what the present version says and what the new one would. */
function changesOf(before: object | null, after: object): Preview['changes'] {
  const named = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])]
  const fields = named.filter((field) => field !== 'kind').sort()
  return fields.flatMap((field) => {
    const [old, now] = [before, after].map((from) => write(from ? Reflect.get(from, field) : null))
    return old === now ? [] : [{ field, before: old ?? null, after: now ?? null }]
  })
}

function write(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(inOrder(value))
}

/** The same however its fields were ordered: what is kept of a request comes back in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, one]) => [name, inOrder(one)]))
}

import { sql, type Querier } from '../kernel/index.ts'

export type TagRow = { readonly key: string; readonly type: string; readonly badgeColor: string | null }
export type TagTextRow = { readonly tagKey: string; readonly language: string; readonly text: string }
export type GameTagRow = { readonly gameKey: string; readonly tagKey: string; readonly isCarried: boolean }
export type OrderRow = {
  readonly list: string
  readonly gameKeys: readonly string[]
  readonly isEnabled: boolean
  readonly revision: number
}
export type SettingRow = {
  readonly gameKey: string
  readonly legalTexts: Readonly<Record<string, string>>
  readonly isPlanVisible: boolean
  readonly bonusPercent: number
}
export type FileKind = 'icon' | 'cover' | 'plan'
export type FileRow = {
  readonly gameKey: string
  readonly kind: FileKind
  readonly hash: string
  readonly contentType: string
}

export const listTagRows = (db: Querier) =>
  db.query<TagRow>(sql`select key, type, badge_color from game_catalogue.tag order by place`)

export const listTagTexts = (db: Querier) =>
  db.query<TagTextRow>(sql`select tag_key, language, text from game_catalogue.tag_text order by tag_key, language`)

export const listGameTags = (db: Querier) =>
  db.query<GameTagRow>(sql`select game_key, tag_key, is_carried from game_catalogue.game_tag`)

export const listOrders = (db: Querier) =>
  db.query<OrderRow>(sql`select list, game_keys, is_enabled, revision from game_catalogue.list_order`)

/** Games that do not count for wagering of bonus money. */
export const listUncounted = (db: Querier) =>
  db.query<Pick<SettingRow, 'gameKey'>>(sql`select game_key from game_catalogue.game_setting where bonus_percent = 0`)

export const listSettings = (db: Querier) =>
  db.query<SettingRow>(sql`
    select game_key, legal_texts, is_plan_visible, bonus_percent from game_catalogue.game_setting`)

export const listFiles = (db: Querier) =>
  db.query<FileRow>(sql`select game_key, kind, hash, content_type from game_catalogue.game_file`)

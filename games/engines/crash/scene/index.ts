import { Rectangle, Texture } from 'pixi.js'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import { createBalloon } from './balloon.ts'
import { createBicycle } from './bicycle.ts'
import { createCableCar } from './cable-car.ts'
import { createCauldron } from './cauldron.ts'
import type { Actor, ActorNeeds, Flight } from './flight.ts'
import { createRocket } from './rocket.ts'
import { createSteamEngine } from './steam-engine.ts'

export type { Flight } from './flight.ts'

/** The actor of each game: no two shared games look alike. A new game uses one of these or adds its own. */
const actors: Readonly<Record<string, (needs: ActorNeeds) => Actor>> = {
  BalonNadPrahou: createBalloon,
  CertovskyKotel: createCauldron,
  KosmickyStart: createRocket,
  Parostroj: createSteamEngine,
  TatranskaLanovka: createCableCar,
  ZavodniKolo: createBicycle,
}

const CELL = 256

export type CrashSceneNeeds = {
  readonly canvas: HTMLCanvasElement
  readonly gameKey: string
  /** Cells of 256 px in a row: the main object and its accessories. */
  readonly picture: string
  readonly colours: ActorNeeds['colours']
  readonly stations: readonly number[]
  readonly write: (hundredths: number) => string
  readonly isMotionReduced: boolean
  /** Called in every frame. */
  readonly read: () => Flight
}

export type CrashScene = {
  /** Requests a repaint after a change. */
  requestRepaint(): void
  reduceMotion(isReduced: boolean): void
  destroy(): void
}

/** The scene of a shared game. It shows the state of the round and holds no money. */
export async function createCrashScene(needs: CrashSceneNeeds): Promise<CrashScene> {
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced)
  const pictures = await cutCells(needs.picture)
  const make = actors[needs.gameKey] ?? createRocket
  const actor = make({
    pictures,
    colours: needs.colours,
    stations: needs.stations,
    write: needs.write,
    resolution: stage.resolution,
    isReduced: () => stage.isReduced,
  })
  stage.world.addChild(actor.layer)
  stage.onResize((width, height) => actor.lay(width, height))
  stage.onFrame((nowMs, elapsedMs) => actor.move(needs.read(), elapsedMs, nowMs))
  return {
    requestRepaint: stage.requestRepaint,
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      stage.requestRepaint()
    },
    destroy: stage.destroy,
  }
}

async function cutCells(address: string): Promise<Texture[]> {
  const image = new Image()
  image.src = address
  await image.decode()
  const { source } = Texture.from(image)
  const count = Math.max(1, Math.round(image.naturalWidth / CELL))
  return Array.from(
    { length: count },
    (_, at) => new Texture({ source, frame: new Rectangle(at * CELL, 0, CELL, CELL) }),
  )
}

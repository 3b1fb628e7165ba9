export { createLinesScene, type LinesScene } from './lines-scene.ts'

import type { Scene } from './alert-scene.ts'
import { databaseScenes, stoppedScene } from './alert-scenes-database.ts'
import { deliveryScenes } from './alert-scenes-deliveries.ts'
import { processScenes } from './alert-scenes-processes.ts'
import { quietScenes } from './alert-scenes-quiet.ts'
import { sourceScenes } from './alert-scenes-sources.ts'

/** A condition for each alert, and some for none; the disk is in `full-disk.ts`. */
export const scenes: readonly Scene[] = [
  ...quietScenes,
  ...processScenes,
  ...databaseScenes,
  ...deliveryScenes,
  ...sourceScenes,
  stoppedScene,
]

// biome-ignore-all lint/performance/noBarrelFile: the entry of the package
/** Everything that the package exports. The hook is a client module, the components are not. */
export {
  Avatar,
  type AvatarProps,
  ProfileCard,
  type ProfileCardProps,
  type ShownProfile,
  shownFields,
} from './components.ts'
export {
  type HookProfile,
  type ProfileState,
  type UseProfileOptions,
  useProfile,
  WhocastProvider,
  type WhocastProviderProps,
} from './use-profile.ts'

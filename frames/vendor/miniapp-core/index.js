// Schemas of @farcaster/miniapp-core 0.6.0, MIT, made by scripts/vendor.ts: not to be edited.

// schemas/embeds.ts
import { z as z2 } from "zod";

// schemas/shared.ts
import { z } from "zod";
var SPECIAL_CHARS_PATTERN = /[@#$%^&*+=/\\|~«»]/;
var REPEATED_PUNCTUATION_PATTERN = /(!{2,}|\?{2,}|-{2,})/;
var EMOJI_PATTERN = /[\u{1F300}-\u{1F9FF}]|[\u{2702}-\u{27B0}]|[\u{2600}-\u{26FF}]|[\u{2B00}-\u{2BFF}]/u;
var createSimpleStringSchema = ({
  max,
  noSpaces
} = {}) => {
  const stringValidations = noSpaces ? z.string().max(max ?? Number.POSITIVE_INFINITY).regex(/^\S*$/, { message: "Spaces are not allowed" }) : z.string().max(max ?? Number.POSITIVE_INFINITY);
  return stringValidations.refine((value) => !EMOJI_PATTERN.test(value), {
    message: "Emojis and symbols are not allowed"
  }).refine((value) => !SPECIAL_CHARS_PATTERN.test(value), {
    message: "Special characters (@, #, $, %, ^, &, *, +, =, /, \\, |, ~, \xAB, \xBB) are not allowed"
  }).refine((value) => !REPEATED_PUNCTUATION_PATTERN.test(value), {
    message: "Repeated punctuations (!!, ??, --) are not allowed"
  });
};
var secureUrlSchema = z.string().url().startsWith("https://", { message: "Must be an https url" }).max(1024).refine((url) => !url.includes(" "), {
  message: "URL must not contain spaces"
}).refine(
  (url) => {
    try {
      const hostname = new URL(url).hostname;
      if (hostname === "localhost" || hostname.endsWith(".localhost")) {
        return false;
      }
      const ipv4Regex = /^(\d{1,3}\.){3}\d{1,3}$/;
      if (ipv4Regex.test(hostname)) {
        return false;
      }
      if (hostname.startsWith("[") && hostname.endsWith("]")) {
        return false;
      }
      return true;
    } catch {
      return false;
    }
  },
  {
    message: "URL must not use IP addresses or localhost"
  }
);
var miniAppNameSchema = z.string().max(32);
var buttonTitleSchema = z.string().max(32);
var CAIP_19_REGEX = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/(?:[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}(?:\/[-.%a-zA-Z0-9]{1,78})?|native)$/;
var caip19TokenSchema = z.string().regex(CAIP_19_REGEX, { message: "Invalid CAIP-19 asset ID" });
var hexColorSchema = z.string().regex(/^#([0-9A-F]{3}|[0-9A-F]{6})$/i, {
  message: "Invalid hex color code. It should be in the format #RRGGBB or #RGB."
});
var DOMAIN_REGEX = /^(?!.*\.\.)([a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?\.)+[a-zA-Z]{2,}$/;
var domainSchema = z.string().max(1024).regex(DOMAIN_REGEX, {
  message: "Must be a valid domain name (e.g., example.com, sub.example.com)"
}).refine((value) => !value.includes("://"), {
  message: "Domain must not include protocol (http://, https://, etc.)"
}).refine((value) => !value.includes("/"), {
  message: "Domain must not include path separators"
}).refine((value) => !value.includes("@"), {
  message: "Domain must not include @ symbol"
}).refine((value) => !value.includes(":"), {
  message: "Domain must not include port numbers"
});
var aspectRatioSchema = z.union([z.literal("1:1"), z.literal("3:2")]);
var encodedJsonFarcasterSignatureSchema = z.object({
  header: z.string(),
  payload: z.string(),
  signature: z.string()
});
var jsonFarcasterSignatureHeaderSchema = z.object({
  fid: z.number(),
  type: z.literal("app_key"),
  key: z.string().startsWith("0x")
});

// schemas/embeds.ts
var actionLaunchFrameSchema = z2.object({
  type: z2.literal("launch_frame"),
  name: miniAppNameSchema,
  url: secureUrlSchema.optional(),
  splashImageUrl: secureUrlSchema.optional(),
  splashBackgroundColor: hexColorSchema.optional()
});
var actionLaunchMiniAppSchema = z2.object({
  type: z2.literal("launch_miniapp"),
  name: miniAppNameSchema,
  url: secureUrlSchema.optional(),
  splashImageUrl: secureUrlSchema.optional(),
  splashBackgroundColor: hexColorSchema.optional()
});
var actionViewTokenSchema = z2.object({
  type: z2.literal("view_token"),
  token: caip19TokenSchema
});
var actionSchema = z2.discriminatedUnion("type", [
  actionLaunchMiniAppSchema,
  actionViewTokenSchema,
  // Remove after compatibility period
  actionLaunchFrameSchema
]);
var buttonSchema = z2.object({
  title: buttonTitleSchema,
  action: actionSchema
});
var miniAppEmbedNextSchema = z2.object({
  version: z2.union([z2.string(), z2.number()]).transform((val) => String(val)).pipe(z2.union([z2.literal("next"), z2.literal("1")])),
  imageUrl: secureUrlSchema,
  aspectRatio: aspectRatioSchema.optional(),
  button: buttonSchema
});
var safeParseMiniAppEmbed = (rawResponse) => miniAppEmbedNextSchema.safeParse(rawResponse);

// schemas/manifest.ts
import { z as z3 } from "zod";

// types.ts
var miniAppHostCapabilityList = [
  "wallet.getEthereumProvider",
  "wallet.getSolanaProvider",
  "actions.ready",
  "actions.openUrl",
  "actions.close",
  "actions.setPrimaryButton",
  "actions.addMiniApp",
  "actions.signIn",
  "actions.viewCast",
  "actions.viewProfile",
  "actions.composeCast",
  "actions.viewToken",
  "actions.sendToken",
  "actions.swapToken",
  "actions.openMiniApp",
  "actions.requestCameraAndMicrophoneAccess",
  "experimental.signManifest",
  "haptics.impactOccurred",
  "haptics.notificationOccurred",
  "haptics.selectionChanged",
  "back"
];

// schemas/manifest.ts
var primaryCategories = [
  "games",
  "social",
  "finance",
  "utility",
  "productivity",
  "health-fitness",
  "news-media",
  "music",
  "shopping",
  "education",
  "developer-tools",
  "entertainment",
  "art-creativity"
];
var primaryCategorySchema = z3.enum(primaryCategories);
var versionSchema = z3.union([
  z3.literal("0.0.0"),
  z3.literal("0.0.1"),
  z3.literal("1"),
  z3.literal("next")
]);
var subtitleSchema = createSimpleStringSchema({ max: 30 });
var descriptionSchema = createSimpleStringSchema({ max: 170 });
var screenshotUrlsSchema = z3.array(secureUrlSchema).max(3);
var tagsSchema = z3.array(createSimpleStringSchema({ max: 20, noSpaces: true })).max(5);
var taglineSchema = createSimpleStringSchema({ max: 30 });
var ogTitleSchema = createSimpleStringSchema({ max: 30 });
var ogDescriptionSchema = createSimpleStringSchema({ max: 100 });
var noindexSchema = z3.boolean();
var chains = [
  "eip155:1",
  // Ethereum mainnet
  "eip155:8453",
  // Base mainnet
  "eip155:42161",
  // Arbitrum One
  "eip155:421614",
  // Arbitrum Sepolia
  "eip155:84532",
  // Base Sepolia
  "eip155:666666666",
  // Degen
  "eip155:100",
  // Gnosis
  "eip155:10",
  // Optimism
  "eip155:11155420",
  // Optimism Sepolia
  "eip155:137",
  // Polygon
  "eip155:11155111",
  // Ethereum Sepolia
  "eip155:7777777",
  // Zora
  "eip155:130",
  // Unichain
  "eip155:10143",
  // Monad testnet
  "eip155:42220",
  // Celo
  "eip155:999",
  // HyperEVM
  "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  // Solana
];
function removeArrayDuplicates(arr) {
  const set = new Set(arr);
  return Array.from(set);
}
var requiredChainsSchema = z3.array(z3.enum(chains)).transform(removeArrayDuplicates);
var requiredCapabilitiesSchema = z3.array(z3.enum(miniAppHostCapabilityList)).transform(removeArrayDuplicates);
var domainMiniAppConfigSchema = z3.object({
  // 0.0.0 and 0.0.1 are not technically part of the spec but kept for
  // backwards compatibility. next should always resolve to the most recent
  // schema version.
  version: versionSchema,
  name: miniAppNameSchema,
  iconUrl: secureUrlSchema,
  homeUrl: secureUrlSchema,
  /** deprecated, set ogImageUrl instead */
  imageUrl: secureUrlSchema.optional(),
  /** deprecated, will rely on fc:frame/fc:miniapp meta tag */
  buttonTitle: buttonTitleSchema.optional(),
  splashImageUrl: secureUrlSchema.optional(),
  splashBackgroundColor: hexColorSchema.optional(),
  webhookUrl: secureUrlSchema.optional(),
  /** see: https://github.com/farcasterxyz/miniapps/discussions/191 */
  subtitle: subtitleSchema.optional(),
  description: descriptionSchema.optional(),
  screenshotUrls: screenshotUrlsSchema.optional(),
  primaryCategory: primaryCategorySchema.optional(),
  tags: tagsSchema.optional(),
  heroImageUrl: secureUrlSchema.optional(),
  tagline: taglineSchema.optional(),
  ogTitle: ogTitleSchema.optional(),
  ogDescription: ogDescriptionSchema.optional(),
  ogImageUrl: secureUrlSchema.optional(),
  /** see: https://github.com/farcasterxyz/miniapps/discussions/204 */
  noindex: noindexSchema.optional(),
  /** see https://github.com/farcasterxyz/miniapps/discussions/256 */
  requiredChains: requiredChainsSchema.optional(),
  requiredCapabilities: requiredCapabilitiesSchema.optional(),
  /** see https://github.com/farcasterxyz/miniapps/discussions/158 */
  /** Documentation will be added once this feature is finalized. */
  castShareUrl: secureUrlSchema.optional(),
  /** Canonical domain for the miniapp application */
  canonicalDomain: domainSchema.optional()
}).refine(
  (data) => {
    if (data.castShareUrl === void 0) return true;
    try {
      const homeUrlDomain = new URL(data.homeUrl).hostname;
      const castShareUrlDomain = new URL(data.castShareUrl).hostname;
      return homeUrlDomain === castShareUrlDomain;
    } catch {
      return false;
    }
  },
  {
    message: "castShareUrl must have the same domain as homeUrl",
    path: ["castShareUrl"]
  }
);
var domainManifestSchema = z3.object({
  accountAssociation: encodedJsonFarcasterSignatureSchema,
  miniapp: domainMiniAppConfigSchema.optional(),
  // Support both 'frame' and 'miniapp' during transition period
  frame: domainMiniAppConfigSchema.optional()
}).refine(
  (data) => {
    if (data.frame && data.miniapp) {
      return JSON.stringify(data.frame) === JSON.stringify(data.miniapp);
    }
    return true;
  },
  {
    message: 'If both "frame" and "miniapp" are provided, they must be identical',
    path: ["frame", "miniapp"]
  }
).transform((schema) => {
  return {
    ...schema,
    frame: schema.frame ?? schema.miniapp
  };
});
export {
  domainManifestSchema,
  safeParseMiniAppEmbed
};

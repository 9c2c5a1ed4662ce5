// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { XRayTargetInput, XRayTargetType } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SetPreviewModeMutationVariables = Exact<{
  enabled: boolean;
}>;


export type SetPreviewModeMutation = { setPreviewMode: { success: boolean, errorMessage: string | null } };

export type SetXRayModeMutationVariables = Exact<{
  enabled: boolean;
}>;


export type SetXRayModeMutation = { setXRayMode: { success: boolean, errorMessage: string | null } };

export type LeaveContributionMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveContributionMutation = { leaveContribution: { success: boolean } };

export type XRayQueryVariables = Exact<{
  targets: Array<XRayTargetInput> | XRayTargetInput;
}>;


export type XRayQuery = { xRay: Array<{ type: XRayTargetType, id: string, editUrl: string | null }> };

export const SetPreviewMode: Operation<SetPreviewModeMutation, SetPreviewModeMutationVariables> = {
  name: 'SetPreviewMode',
  kind: 'mutation',
  sha256: '2a65ac5e938a9439e3e21da3095565600095a301322fe5eb898be9d8dea0c6e6',
  text: "mutation SetPreviewMode($enabled:Boolean!){setPreviewMode(enabled:$enabled){success errorMessage}}",
}

export const SetXRayMode: Operation<SetXRayModeMutation, SetXRayModeMutationVariables> = {
  name: 'SetXRayMode',
  kind: 'mutation',
  sha256: '662fd1b7ad1e94bfd51468440ee002916e28dd5208dc169ee9827c23bdbedfca',
  text: "mutation SetXRayMode($enabled:Boolean!){setXRayMode(enabled:$enabled){success errorMessage}}",
}

export const LeaveContribution: Operation<LeaveContributionMutation, LeaveContributionMutationVariables> = {
  name: 'LeaveContribution',
  kind: 'mutation',
  sha256: '5aa4f8a1d27066c321fe968dd7e84a23840a60981a0edf2543e24c73be65784c',
  text: "mutation LeaveContribution{leaveContribution{success}}",
}

export const XRay: Operation<XRayQuery, XRayQueryVariables> = {
  name: 'XRay',
  kind: 'query',
  sha256: '6d25f5b3b907d59c6e7718cfdee90c6cd0bace4bf748a1f93713439e4a743365',
  text: "query XRay($targets:[XRayTargetInput!]!){xRay(targets:$targets){type id editUrl}}",
}

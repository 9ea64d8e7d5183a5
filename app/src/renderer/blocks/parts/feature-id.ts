/** Returns the anchor of a product's feature, given its number from 1. */
export const getFeatureId = (feature: number): string => `feature-${feature}`;

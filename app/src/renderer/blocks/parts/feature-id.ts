/** The anchor of a product's feature, by its number from 1. */
export const getFeatureId = (feature: number): string => `feature-${feature}`;

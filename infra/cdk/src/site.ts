import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin, VpcOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IApplicationLoadBalancer } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ANSWER_TIME } from './api.ts';
import type { Settings } from './settings.ts';
import { webHeaders } from './web-headers.ts';

/** A screen has no dot in its path: it gets the page, anything else its file. */
const SCREENS = `function handler(event) {
  var request = event.request;
  if (/^[\\w\\/-]*$/.test(request.uri)) request.uri = '/index.html';
  return request;
}`;

/** The one address of the product: the built web out of S3, and the API behind /api, /r (shared results) and /u (end of mails), under one domain. */
export class Site extends Construct {
  readonly distribution: Distribution;
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { settings, loadBalancer }: SiteProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Web', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const screens = new EdgeFunction(this, 'Screens', {
      code: FunctionCode.fromInline(SCREENS),
      runtime: FunctionRuntime.JS_2_0,
    });
    const api = {
      origin: VpcOrigin.withApplicationLoadBalancer(loadBalancer, {
        domainName: settings.domainName,
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        readTimeout: ANSWER_TIME,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER,
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      domainNames: [settings.domainName],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.siteCertificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Seoul is in this class, and in no cheaper one.
      priceClass: PriceClass.PRICE_CLASS_200,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: webHeaders(this),
        functionAssociations: [{ function: screens, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: { '/api/*': api, '/r/*': api, '/u/*': api },
    });
  }
}

interface SiteProps {
  settings: Settings;
  loadBalancer: IApplicationLoadBalancer;
}
